import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { Opening } from '../sections/opening/Opening.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { QuoteHere } from '../sections/shared/QuoteHere.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The page of a plan: who it is for, who sells it, and what decides its price. */
export function PlanTemplate(page: PageOf<'plan'>) {
  const { subject } = page
  const { subject: quoted, carriers } = subject.quoteForm
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <Opening landing={subject} place={place} ground="mint" price={subject.price} />
      <Sections sections={subject.sections} place={place} above="mint" />
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
