import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { HomeAbout } from '../sections/home/About.tsx'
import { HomeCarriers } from '../sections/home/Carriers.tsx'
import { HomeContact } from '../sections/home/Contact.tsx'
import { HomeExtras } from '../sections/home/Extras.tsx'
import { HomeFaq } from '../sections/home/Faq.tsx'
import { HomeHero } from '../sections/home/Hero.tsx'
import { HomeServices } from '../sections/home/Services.tsx'
import { HomeTestimonials } from '../sections/home/Testimonials.tsx'

/** The home page. */
export function HomeTemplate(page: PageOf<'home'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page}>
      <HomeHero hero={subject.hero} place={place} />
      <HomeAbout about={subject.about} />
      <HomeServices services={subject.services} place={place} />
      <HomeCarriers carriers={subject.carriers} />
      <HomeTestimonials testimonials={subject.testimonials} />
      <HomeFaq faq={subject.faq} place={place} />
      <HomeContact contact={subject.contact} specialDays={subject.specialDays} place={place} />
      <HomeExtras extras={subject.extras} />
    </PageShell>
  )
}
