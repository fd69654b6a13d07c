import type { StoredDocument } from '@elos/content/parts/stored/document'
import { dayInWords, dayOf, daysAfter } from '@elos/content/parts/time/day'
import { useMemo } from 'react'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { comingDays } from '../../preview/comingDays.ts'
import { Panel } from './Panel.tsx'

/** How many days ahead it looks; 'Visualizar' has all. */
const AHEAD = 30

const SHOWN = 6

/** Lists what changes on the site by itself in the next thirty days, as 'Visualizar' knows it of what is published. */
export function ComingDays({ published }: { published: readonly StoredDocument[] }) {
  const changes = useMemo(() => {
    const now = new Date()
    const last = daysAfter(dayOf(now), AHEAD)
    return comingDays(published, now)
      .filter(({ day }) => day <= last)
      .flatMap(({ day, changes }) => changes.map((change) => ({ ...change, day })))
  }, [published])
  return (
    <Panel
      title="Próximas mudanças, em 30 dias"
      count={changes.length}
      tone="caution"
      empty="Nada no site muda sozinho até lá."
      all={{ path: '/conteudo/claim', text: 'Ver preços e afirmações' }}
    >
      {changes.slice(0, SHOWN).map(({ day, document, text }) => (
        <li key={`${document._id} ${text}`}>
          <IntentCard params={{ id: document._id, type: document._type }}>
            <TitleLines title={text} detail={dayInWords(day)} />
          </IntentCard>
        </li>
      ))}
    </Panel>
  )
}
