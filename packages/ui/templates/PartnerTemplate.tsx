import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { PartnerAdvantages } from '../sections/partner/Advantages.tsx'
import { PartnerCarriers } from '../sections/partner/Carriers.tsx'
import { PartnerClosing } from '../sections/partner/Closing.tsx'
import { PartnerFaq } from '../sections/partner/Faq.tsx'
import { PartnerHero } from '../sections/partner/Hero.tsx'
import { PartnerHowItWorks } from '../sections/partner/HowItWorks.tsx'
import { PartnerSpecialists } from '../sections/partner/Specialists.tsx'
import { PartnerStory } from '../sections/partner/Story.tsx'
import { backLinks } from '../words/backLinks.ts'

/** The page for brokers. */
export function PartnerTemplate(page: PageOf<'partner'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <PartnerHero hero={subject.hero} place={place} />
      <PartnerStory story={subject.story} />
      <PartnerHowItWorks howItWorks={subject.howItWorks} place={place} />
      <PartnerSpecialists specialists={subject.specialists} />
      <PartnerAdvantages advantages={subject.advantages} />
      <PartnerCarriers carriers={subject.carriers} />
      <PartnerFaq faq={subject.faq} />
      <PartnerClosing closing={subject.closing} place={place} />
    </PageShell>
  )
}
