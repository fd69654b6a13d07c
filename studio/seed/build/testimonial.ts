import type { TestimonialSeed } from '../data/testimonials.ts'
import type { Seed } from './document.ts'
import { testimonialId } from './ids.ts'

/** The document of a testimonial. `index`: its position in the list, from 0. */
export function testimonialDocument(seed: TestimonialSeed, index: number): Seed<'testimonial'> {
  return { _id: testimonialId(seed, index), _type: 'testimonial', ...seed }
}
