import { Box, Flex, TextArea } from '@sanity/ui'
import { SmallButton } from '../../base/SmallButton.tsx'
import { useUnsentNote } from './useUnsentNote.ts'

interface NewNoteProps {
  /** The id of the lead, the same each time. */
  id: string
  onNote: (text: string) => void
}

/** A field for a note about a lead. What was written and not noted is there again later. */
export function NewNote({ id, onNote }: NewNoteProps) {
  const [text, write] = useUnsentNote(id)
  const note = () => {
    onNote(text.trim())
    write('')
  }
  return (
    <Flex gap={2} align="flex-end">
      <Box flex={1}>
        <TextArea
          aria-label="Nova anotação"
          rows={2}
          fontSize={1}
          padding={2}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </Box>
      <SmallButton text="Anotar" disabled={!text.trim()} onClick={note} />
    </Flex>
  )
}
