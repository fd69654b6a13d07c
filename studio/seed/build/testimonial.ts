import type { TestimonialSeed } from '../data/testimonials.ts'
import type { Seed } from './document.ts'
import { testimonialId } from './ids.ts'

export function testimonialDocument(seed: TestimonialSeed, index: number): Seed<'testimonial'> {
  return { _id: testimonialId(seed, index), _type: 'testimonial', ...seed }
}
