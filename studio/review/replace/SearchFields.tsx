import { Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import type { CSSProperties } from 'react'
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

const TEXTS = [
  { name: 'text', label: 'Localizar', placeholder: 'carência, 24 horas…' },
  { name: 'replacement', label: 'Trocar por', placeholder: 'Vazio: só localizar' },
] as const

const OPTIONS = [
  { name: 'wholeWords', label: 'Só palavras inteiras' },
  { name: 'exact', label: 'Diferenciar maiúsculas e acentos' },
] as const

/** The fields of the search and of the replacement. */
export const SearchFields = ({ search, onChange }: SearchFieldsProps) => (
  <Stack gap={4}>
    <div style={COLUMNS}>
      {TEXTS.map(({ name, label, placeholder }) => (
        <Labelled key={name} label={label}>
          <TextInput
            value={search[name]}
            placeholder={placeholder}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        </Labelled>
      ))}
    </div>
    <Flex gap={4} wrap="wrap">
      {OPTIONS.map(({ name, label }) => (
        <Flex as="label" key={name} align="center" gap={2}>
          <Checkbox
            checked={search[name]}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
          />
          <Text as="span" size={1}>
            {label}
          </Text>
        </Flex>
      ))}
    </Flex>
  </Stack>
)
