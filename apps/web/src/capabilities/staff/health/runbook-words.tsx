const MARKS = /(\*\*[^*]+\*\*|`[^`]+`)/

/** A part of a runbook: paragraphs with `code` and **emphasis**. */
export function RunbookWords({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(MARKS).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that does not change.
            <Piece key={index} piece={piece} />
          ))}
        </p>
      ))}
    </>
  )
}

function Piece({ piece }: { readonly piece: string }) {
  if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>
  return piece.startsWith('`') ? <code>{piece.slice(1, -1)}</code> : piece
}
