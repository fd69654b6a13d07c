import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { LandingBenefits } from '../sections/landing/Benefits.tsx'
import { LandingHero } from '../sections/landing/Hero.tsx'
import { LandingInformation } from '../sections/landing/Information.tsx'
import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { LandingReasons } from '../sections/landing/Reasons.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'

/** The page of an insurance product. */
export function ProductTemplate(page: PageOf<'product'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <LandingHero
        landing={subject}
        place={place}
        scene={<LinkedRings first={<Icon name={subject.icon} />} second={subject.name} />}
        price={subject.price}
        highlights={subject.highlights}
      />
      <LandingBenefits benefits={subject.benefits} />
      <LandingReasons reasons={subject.reasons} />
      <LandingInformation information={subject.information} />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place}>
        <QuoteBlock label={subject.quoteLabel} place={place} insurance />
      </Closing>
    </PageShell>
  )
}
