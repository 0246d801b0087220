// To come.

export function LevelsPage() {
  return <h1>Levels</h1>;
}
