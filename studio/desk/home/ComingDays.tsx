import type { StoredDocument } from '@elos/content/parts/stored/document'
import { dayInWords, dayOf, daysAfter, weekdayOf } from '@elos/content/parts/time/day'
import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { useNow } from '../../base/useNow.ts'
import { comingDays } from '../../preview/comingDays.ts'
import { type GroupRow, isWaiting } from '../groups/groups.ts'
import { Panel } from './Panel.tsx'

/** How many days ahead it looks; 'Visualizar' has all. */
const AHEAD = 30

interface ComingDaysProps {
  published: readonly StoredDocument[]
  groups: readonly GroupRow[]
}

/**
 * The calendar of what changes on the site by itself in the next thirty days, as 'Visualizar' knows it of what is published,
 * with the days of groups of drafts.
 */
export function ComingDays({ published, groups }: ComingDaysProps) {
  const now = useNow()
  const days = useMemo(() => {
    const last = daysAfter(dayOf(now), AHEAD)
    return comingDays([...published, ...groups.filter(isWaiting)], now).filter(
      ({ day }) => day <= last,
    )
  }, [published, groups, now])
  return (
    <Panel
      title="Próximas mudanças, em 30 dias"
      count={days.flatMap(({ changes }) => changes).length}
      tone="caution"
      empty="Nada no site muda sozinho até lá."
      all={{ path: '/conteudo/claim', text: 'Ver preços e afirmações' }}
    >
      {days.map(({ day, changes }) => (
        <li key={day}>
          <Stack gap={2} paddingY={2}>
            <Text as="h3" size={1} muted>
              {`${dayInWords(day)}, ${weekdayOf(day)}`}
            </Text>
            <Stack as="ul" gap={1}>
              {changes.map(({ document, field, text }) => (
                <li key={`${document._id} ${text}`}>
                  <IntentCard params={{ id: document._id, type: document._type, path: field }}>
                    <TitleLines title={text} />
                  </IntentCard>
                </li>
              ))}
            </Stack>
          </Stack>
        </li>
      ))}
    </Panel>
  )
}
