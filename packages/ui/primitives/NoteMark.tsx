import { type Claim, type Mark, noteId } from '@elos/content'
import { CONFIRM } from '@elos/content/parts/claim/note'

/**
 * The mark of a figure, right after it: a small link to the note with its conditions, source and day at the end of the
 * page (chrome/Notes.tsx), which leads back to it. The stylesheet writes its number, so that machines read and visitors
 * copy the sentence alone. An old price asks here to be confirmed. Nothing for a figure without a note.
 */
export function NoteMark({ of: { claim, note } }: { of: { claim?: Claim; note?: Mark } }) {
  if (!note) return null
  const said = claim?.isAged ? `${note.number}: ${CONFIRM}` : String(note.number)
  return (
    // biome-ignore lint/a11y/useAnchorContent: the stylesheet writes its number, and its label says it
    <a
      className="NoteMark"
      id={note.id}
      href={`#${noteId(note.number)}`}
      aria-label={`Nota ${said}`}
      data-said={said}
      data-asks={claim?.isAged || undefined}
    />
  )
}
