import type { Coverage, PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { Opening } from '../sections/opening/Opening.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { QuoteHere } from '../sections/shared/QuoteHere.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The icon of a plan without a picture. A dental plan is known by a tooth. */
const COVERAGE_ICONS: Record<Coverage, string> = {
  'saude-odonto': 'heartbeat',
  saude: 'heartbeat',
  odonto: 'tooth',
}

/** The page of a plan: who it is for, who sells it, and what decides its price. */
export function PlanTemplate(page: PageOf<'plan'>) {
  const { subject } = page
  const { subject: quoted, carriers } = subject.quoteForm
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <Opening
        landing={subject}
        place={place}
        ground="mint"
        scene={
          <LinkedRings
            first={subject.name}
            second={<Icon name={COVERAGE_ICONS[subject.coverage]} />}
          />
        }
        price={subject.price}
      />
      <Sections
        sections={subject.sections}
        place={place}
        chatMessage={subject.chatMessage}
        above="mint"
      />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place}>
        {quoted && (
          <QuoteHere
            label={subject.quoteLabel}
            subject={quoted}
            carriers={carriers}
            place={place}
          />
        )}
      </Closing>
    </PageShell>
  )
}
