import { publishedId } from '@elos/content/parts/read/publishedId'
import { textOf } from '@elos/content/parts/stored/value'
import { Card, Stack, Text } from '@sanity/ui'
import {
  type ArrayOfObjectsInputProps,
  insert,
  setIfMissing,
  useCurrentUser,
  useFormValue,
} from 'sanity'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { staffName } from '../staffName.ts'
import { NewNote } from './NewNote.tsx'

interface Note {
  _key: string
  text?: string
  author?: string
  /** ISO 8601, UTC. */
  at?: string
}

type HistoryInputProps = Pick<ArrayOfObjectsInputProps<Note>, 'value' | 'readOnly' | 'onChange'>

/** A field for a note about a lead, and below it the notes of staff, the newest first, each with its author and time. */
export function HistoryInput({ value = [], readOnly, onChange }: HistoryInputProps) {
  const author = staffName(useCurrentUser())
  const id = publishedId(textOf(useFormValue(['_id'])))
  const add = (text: string) => {
    const note = { _key: crypto.randomUUID(), text, author, at: new Date().toISOString() }
    onChange([setIfMissing([]), insert([note], 'after', [-1])])
  }
  return (
    <Stack gap={3}>
      {!readOnly && <NewNote key={id} id={id} onNote={add} />}
      {value.toReversed().map((note) => (
        <Card key={note._key} border radius={2} padding={3}>
          <Stack gap={3}>
            <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
              {note.text}
            </Text>
            <Text size={0} muted>
              {subtitle(note.author, note.at && brazilianMoment(note.at))}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
