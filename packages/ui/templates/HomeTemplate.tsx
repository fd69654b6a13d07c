import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import type { Bind } from '../forms/bind.ts'
import { HomeContact } from '../sections/home/Contact.tsx'
import { HomeHero } from '../sections/home/Hero.tsx'
import { Sections } from './Sections.tsx'

/** The home page. `bind` binds its form, when the server returns it. */
export function HomeTemplate(page: PageOf<'home'>, bind?: Bind) {
  const { hero, sections, contact, specialDays, extras } = page.subject
  const place = placeOf(page)
  return (
    <PageShell page={page}>
      <HomeHero hero={hero} place={place} />
      <Sections sections={sections} place={place} above="sand" below="paper" />
      <HomeContact contact={contact} specialDays={specialDays} place={place} bind={bind} />
      <Sections sections={extras} place={place} above="paper" below="sand" />
    </PageShell>
  )
}
