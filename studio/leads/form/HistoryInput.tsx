import { textOf } from '@elos/content/parts/stored/value'
import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useCurrentUser } from 'sanity'
import { brazilianMoment } from '../../base/previews/date.ts'
import { staffName } from '../staffName.ts'

interface Note {
  _key: string
  text?: string
  author?: string
  /** ISO 8601, UTC. */
  at?: string
}

/** The notes of staff about a lead, each with its author and time, and a field for another. */
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
      {value.map((note) => (
        <Card key={note._key} border radius={2} padding={3}>
          <Stack gap={3}>
            <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
              {note.text}
            </Text>
            <Text size={0} muted>
              {[textOf(note.author), note.at && brazilianMoment(note.at)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        </Card>
      ))}
      <TextArea
        aria-label="Nova anotação"
        rows={2}
        fontSize={1}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex>
        <Button mode="ghost" fontSize={1} text="Anotar" disabled={!text.trim()} onClick={add} />
      </Flex>
    </Stack>
  )
}
