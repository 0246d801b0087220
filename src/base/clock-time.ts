// Formats the time played as a clock does: 0:07, 12:30, 1:02:03.

const two = (value: number): string => String(value).padStart(2, '0');

export function clockTime(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
