// To come.

export function FutoshikiPage() {
  return <h1>Futoshiki</h1>;
}
