import { Box, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type CSSProperties, useId } from 'react'
import type { Sought } from './sought.ts'

interface SearchFieldsProps {
  sought: Sought
  onChange: (values: Partial<Sought>) => void
  /** One leaves a field. */
  onLeave: () => void
}

const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '1.25rem',
}

/** The fields of the search and of the replacement. */
export function SearchFields({ sought, onChange, onLeave }: SearchFieldsProps) {
  const { text, replacement, exact, wholeWords } = sought
  return (
    <Stack gap={4} onBlur={onLeave}>
      <div style={COLUMNS}>
        <TextField
          label="Localizar"
          placeholder="carência, R$ 150, 24 horas…"
          value={text}
          onChange={(value) => onChange({ text: value })}
        />
        <TextField
          label="Trocar por"
          placeholder="Vazio: só localizar"
          value={replacement}
          onChange={(value) => onChange({ replacement: value })}
        />
      </div>
      <Flex gap={4} wrap="wrap">
        <Option
          label="Só palavras inteiras"
          isOn={wholeWords}
          onChange={(value) => onChange({ wholeWords: value })}
        />
        <Option
          label="Diferenciar maiúsculas e acentos"
          isOn={exact}
          onChange={(value) => onChange({ exact: value })}
        />
      </Flex>
    </Stack>
  )
}

interface TextFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

function TextField({ label, placeholder, value, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Stack>
  )
}

interface OptionProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Option({ label, isOn, onChange }: OptionProps) {
  const id = useId()
  return (
    <Flex align="center" gap={2}>
      <Checkbox
        id={id}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Box>
        <Text as="label" htmlFor={id} size={1}>
          {label}
        </Text>
      </Box>
    </Flex>
  )
}
