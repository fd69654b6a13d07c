import { Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'
import { Labelled } from '../../base/Labelled.tsx'
import type { Query } from './query.ts'

/** A search of staff, and the text that replaces what it finds; '' only finds. */
export interface Search extends Query {
  replacement: string
}

interface SearchFieldsProps {
  search: Search
  onChange: (values: Partial<Search>) => void
}

const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '1.25rem',
}

/** The fields of the search and of the replacement. */
export function SearchFields({ search, onChange }: SearchFieldsProps) {
  const { text, replacement, exact, wholeWords } = search
  return (
    <Stack gap={4}>
      <div style={COLUMNS}>
        <Labelled label="Localizar">
          <TextInput
            value={text}
            placeholder="carência, 24 horas…"
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        </Labelled>
        <Labelled label="Trocar por">
          <TextInput
            value={replacement}
            placeholder="Vazio: só localizar"
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ replacement: currentTarget.value })}
          />
        </Labelled>
      </div>
      <Flex gap={4} wrap="wrap">
        <Option label="Só palavras inteiras">
          <Checkbox
            checked={wholeWords}
            onChange={({ currentTarget }) => onChange({ wholeWords: currentTarget.checked })}
          />
        </Option>
        <Option label="Diferenciar maiúsculas e acentos">
          <Checkbox
            checked={exact}
            onChange={({ currentTarget }) => onChange({ exact: currentTarget.checked })}
          />
        </Option>
      </Flex>
    </Stack>
  )
}

const Option = ({ label, children }: { label: string; children: ReactNode }) => (
  <Flex as="label" align="center" gap={2}>
    {children}
    <Text as="span" size={1}>
      {label}
    </Text>
  </Flex>
)
