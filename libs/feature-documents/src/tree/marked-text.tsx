/** Text with a word in it marked, wherever it stands. */
export function MarkedText({ text, word }: { readonly text: string; readonly word: string }) {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0 || !word) return text;
  const end = at + word.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
