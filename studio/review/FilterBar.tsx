import { reviewRules } from '@elos/content/review/rules'
import { Flex, Select, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { NOBODY, ownersOf, type ReviewFilter } from './filterRows.ts'
import { RULE_LABELS } from './labels.ts'
import type { ReviewRow } from './rows.ts'

interface FilterBarProps {
  rows: readonly ReviewRow[]
  filter: ReviewFilter
  onChange: (filter: ReviewFilter) => void
}

/** Choices of which rows are shown, and in which order. */
export function FilterBar({ rows, filter, onChange }: FilterBarProps) {
  const rules = reviewRules.filter((rule) => rows.some(({ finding }) => finding.rule === rule))
  return (
    <Flex gap={3} wrap="wrap">
      <Choice
        label="Tipo"
        value={filter.rule}
        onChange={(value) =>
          onChange({ ...filter, rule: rules.find((rule) => rule === value) ?? '' })
        }
      >
        <option value="">Todos</option>
        {rules.map((rule) => (
          <option key={rule} value={rule}>
            {RULE_LABELS[rule].title}
          </option>
        ))}
      </Choice>
      <Choice
        label="Quem cuida"
        value={filter.owner}
        onChange={(owner) => onChange({ ...filter, owner })}
      >
        <option value="">Todos</option>
        <option value={NOBODY}>Ninguém ainda</option>
        {ownersOf(rows).map((owner) => (
          <option key={owner} value={owner}>
            {owner}
          </option>
        ))}
      </Choice>
      <Choice
        label="Ordem"
        value={filter.sorting}
        onChange={(value) =>
          onChange({ ...filter, sorting: value === 'reach' ? 'reach' : 'urgency' })
        }
      >
        <option value="urgency">Mais urgente primeiro</option>
        <option value="reach">Mais visto primeiro</option>
      </Choice>
    </Flex>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Stack as="label" gap={2} flex={1} style={{ minWidth: 140 }}>
      <Text as="span" size={0} muted>
        {label}
      </Text>
      <Select
        fontSize={1}
        padding={2}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </Select>
    </Stack>
  )
}
