export function LessonsPage() {
  return <h1>Lessons</h1>;
}
