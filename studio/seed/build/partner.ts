import { faqCategories } from '../data/faq/categories.ts'
import { partnerFaq } from '../data/faq/partnerFaq.ts'
import { partner } from '../data/partner/index.ts'
import type { Seed } from './document.ts'
import { faqCategoryId, partnerFaqId } from './ids.ts'
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

const write = writerFor('partnerPage')

function hero(): Seed<'partnerPage'>['hero'] {
  const { lead, button, counter, ...texts } = partner.hero
  return {
    ...texts,
    lead: write.short(lead),
    button: link(button),
    image: picture('scenes/parceiros.svg'),
    counter: { claim: claimReference(counter.claim), text: counter.text },
  }
}

function story(): Seed<'partnerPage'>['story'] {
  const { steps, founders, mission } = partner.story
  return {
    ...heading(partner.story, write),
    image: picture('scenes/historia.svg'),
    steps: keyed(steps.map((step) => ({ ...step, text: write.short(step.text) }))),
    founders: keyed(founders),
    mission: { title: mission.title, text: write.short(mission.text) },
  }
}

function specialists(): Seed<'partnerPage'>['specialists'] {
  const { pairs } = partner.specialists
  return {
    ...heading(partner.specialists, write),
    pairs: keyed(
      pairs.map(({ problem, solution }) => ({ problem, solution: write.short(solution) })),
    ),
  }
}

/** The document of the partner page. */
export function partnerDocument(): Seed<'partnerPage'> {
  const { howItWorks, advantages, carriers, faq, closing } = partner
  return {
    _id: 'partnerPage',
    _type: 'partnerPage',
    hero: hero(),
    story: story(),
    howItWorks: { ...heading(howItWorks, write), steps: features(howItWorks.steps, write) },
    specialists: specialists(),
    advantages: { ...heading(advantages, write), items: features(advantages.items, write) },
    carriers: { ...heading(carriers, write), items: references(carriers.items) },
    faq: {
      ...heading(faq, write),
      pageSize: faq.pageSize,
      categories: references(Object.keys(faqCategories).map(faqCategoryId)),
      items: references(partnerFaq.map(partnerFaqId)),
    },
    closing: {
      title: closing.title,
      text: write.short(closing.text),
      button: link(closing.button),
      stats: stats(closing.stats),
    },
  }
}
