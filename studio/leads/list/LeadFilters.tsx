import { Flex, Select } from '@sanity/ui'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { SmallButton } from '../../base/SmallButton.tsx'
import type { SheetLead } from '../leadsSheet.ts'
import { staffName } from '../staffName.ts'
import { countValues, FILTERS, type Wanted } from './filters.ts'

interface LeadFiltersProps {
  leads: readonly SheetLead[]
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

/** Choices of which leads are listed: those of whoever is at the screen, of a form, of a day, of a campaign. */
export function LeadFilters({ leads, wanted, onChange }: LeadFiltersProps) {
  const me = staffName(useCurrentUser())
  const isMine = wanted.assignee === me
  const filters = useMemo(
    () =>
      FILTERS.map((filter) => ({
        ...filter,
        values: countValues(leads, filter, wanted[filter.name]),
      })),
    [leads, wanted],
  )
  return (
    <Flex gap={2} wrap="wrap">
      <SmallButton
        text="Minhas"
        selected={isMine}
        aria-pressed={isMine}
        onClick={() => onChange({ ...wanted, assignee: isMine ? '' : me })}
      />
      {filters.map(
        ({ name, label, all, titleOf, values }) =>
          values.length > 0 && (
            <div key={name} style={{ flex: '1 1 8em' }}>
              <Select
                aria-label={label}
                fontSize={1}
                padding={2}
                value={wanted[name]}
                onChange={({ currentTarget }) =>
                  onChange({ ...wanted, [name]: currentTarget.value })
                }
              >
                <option value="">{all}</option>
                {values.map(({ value, count }) => (
                  <option key={value} value={value}>
                    {`${titleOf(value) ?? value} (${count.toLocaleString('pt-BR')})`}
                  </option>
                ))}
              </Select>
            </div>
          ),
      )}
    </Flex>
  )
}
