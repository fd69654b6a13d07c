import { type FaqCategorySeed, faqCategories } from '../data/faq/categories.ts'
import { partnerFaq } from '../data/faq/partnerFaq.ts'
import { type SiteFaqSeed, siteFaq } from '../data/faq/site.ts'
import type { PartnerFaqSeed } from '../data/faq/type.ts'
import type { Seed } from './document.ts'
import { faqCategoryId, partnerFaqId, siteFaqId } from './ids.ts'
import { references, slug } from './parts.ts'
import { writerFor } from './writer.ts'

function siteFaqDocument(seed: SiteFaqSeed, index: number): Seed<'siteFaqItem'> {
  const _id = siteFaqId(seed, index)
  const answer = writerFor(_id).short(seed.answer)
  return { _id, _type: 'siteFaqItem', question: seed.question, answer, order: index + 1 }
}

function partnerFaqDocument(seed: PartnerFaqSeed, index: number): Seed<'partnerFaqItem'> {
  const _id = partnerFaqId(seed, index)
  return {
    ...seed,
    _id,
    _type: 'partnerFaqItem',
    number: index + 1,
    answer: writerFor(_id).short(seed.answer),
    categories: references(seed.categories.map(faqCategoryId)),
  }
}

function categoryDocument(
  [id, seed]: [string, FaqCategorySeed],
  index: number,
): Seed<'faqCategory'> {
  return {
    _id: faqCategoryId(id),
    _type: 'faqCategory',
    label: seed.label,
    slug: slug(id),
    color: seed.color,
    order: index + 1,
  }
}

/** Both FAQs and the partner FAQ's categories. */
export function faqDocuments() {
  return [
    ...siteFaq.map(siteFaqDocument),
    ...partnerFaq.map(partnerFaqDocument),
    ...Object.entries(faqCategories).map(categoryDocument),
  ]
}
