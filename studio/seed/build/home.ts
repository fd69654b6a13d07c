import { siteFaq } from '../data/faq/site.ts'
import { home } from '../data/home/index.ts'
import { testimonials } from '../data/testimonials.ts'
import { reference } from '../markdown/portableText.ts'
import type { Seed } from './document.ts'
import { siteFaqId, testimonialId } from './ids.ts'
import {
  claimReference,
  features,
  heading,
  keyed,
  link,
  picture,
  references,
  stats,
} from './parts.ts'
import { writerFor } from './writer.ts'

const write = writerFor('homePage')

function hero(): Seed<'homePage'>['hero'] {
  const { badge, title, lead, primary, secondary } = home.hero
  return {
    badge,
    title,
    lead: write.short(lead),
    primary: link(primary),
    secondary: link(secondary),
    image: picture('scenes/inicio.svg'),
    stats: stats(home.hero.stats),
    features: features(home.hero.features, write),
  }
}

function about(): Seed<'homePage'>['about'] {
  const { body, values, differentials } = home.about
  return {
    ...heading(home.about, write),
    body: write.rich(body),
    values: features(values, write),
    differentials: keyed(
      differentials.map(({ claim, label }) => ({
        ...(claim && { claim: claimReference(claim) }),
        label,
      })),
    ),
  }
}

function services(): Seed<'homePage'>['services'] {
  const { cards, portability } = home.services
  return {
    ...heading(home.services, write),
    cards: keyed(cards.map((card) => ({ ...card, plan: reference(card.plan) }))),
    portability: {
      title: portability.title,
      text: write.short(portability.text),
      link: link(portability.link),
    },
  }
}

/** The document of the home page. */
export function homeDocument(): Seed<'homePage'> {
  const { carriers, testimonials: testimonialsHeading, faq, contact, extras } = home
  return {
    _id: 'homePage',
    _type: 'homePage',
    hero: hero(),
    about: about(),
    services: services(),
    carriers: { ...heading(carriers, write), items: references(carriers.items) },
    testimonials: {
      ...heading(testimonialsHeading, write),
      items: references(testimonials.map(testimonialId)),
    },
    faq: { ...heading(faq, write), items: references(siteFaq.map(siteFaqId)) },
    contact: heading(contact, write),
    extras: { ...heading(extras, write), items: references(extras.items) },
  }
}
