import { Box, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useCurrentUser } from 'sanity'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { staffName } from '../staffName.ts'

interface Note {
  _key: string
  text?: string
  author?: string
  /** ISO 8601, UTC. */
  at?: string
}

/** A field for a note about a lead, and below it the notes of staff, the newest first, each with its author and time. */
export function HistoryInput({ value = [], onChange }: ArrayOfObjectsInputProps<Note>) {
  const author = staffName(useCurrentUser())
  const [text, setText] = useState('')
  const add = () => {
    const note = {
      _key: crypto.randomUUID(),
      text: text.trim(),
      author,
      at: new Date().toISOString(),
    }
    onChange([setIfMissing([]), insert([note], 'after', [-1])])
    setText('')
  }
  return (
    <Stack gap={3}>
      <Flex gap={2} align="flex-end">
        <Box flex={1}>
          <TextArea
            aria-label="Nova anotação"
            rows={2}
            fontSize={1}
            padding={2}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Box>
        <SmallButton text="Anotar" disabled={!text.trim()} onClick={add} />
      </Flex>
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
