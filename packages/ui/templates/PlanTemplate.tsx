import type { Coverage, PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { LandingHero } from '../sections/landing/Hero.tsx'
import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'
import { coverageLabel } from '../words/coverage.ts'
import { Sections } from './Sections.tsx'

/** The icon of a plan without a picture. A dental plan is known by a tooth. */
const COVERAGE_ICONS: Record<Coverage, string> = {
  'saude-odonto': 'heartbeat',
  saude: 'heartbeat',
  odonto: 'tooth',
}

/** The page of a plan: who it is for, and what each carrier sells for it. */
export function PlanTemplate(page: PageOf<'plan'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <LandingHero
        landing={subject}
        place={place}
        scene={
          <LinkedRings
            first={subject.name}
            second={<Icon name={COVERAGE_ICONS[subject.coverage]} />}
          />
        }
        note={coverageLabel[subject.coverage]}
      />
      <Sections sections={subject.sections} place={place} chatMessage={subject.chatMessage} />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place}>
        <QuoteBlock label={subject.quoteLabel} place={place} />
      </Closing>
    </PageShell>
  )
}
