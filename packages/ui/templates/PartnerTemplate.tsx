import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import type { Bind } from '../forms/bind.ts'
import { PartnerClosing } from '../sections/partner/Closing.tsx'
import { PartnerHero } from '../sections/partner/Hero.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The page for brokers. `bind` binds its form, when the server returns it. */
export function PartnerTemplate(page: PageOf<'partner'>, bind?: Bind) {
  const { hero, sections, closing } = page.subject
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <PartnerHero hero={hero} place={place} />
      <Sections sections={sections} place={place} above="sand" below="pine" />
      <PartnerClosing closing={closing} place={place} bind={bind} />
    </PageShell>
  )
}
