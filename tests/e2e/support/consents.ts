import { authorizationOf } from '@elos/content/parts/testimonial/authorization'
import { env, lake } from './lake.ts'

/**
 * Allows the first content's placeholders for testimonials to be shown, as records of consent do, and waits until the
 * home page has them: without a consent there is no carousel to test. Playwright runs it before all tests.
 */
export default async function allowTestimonials(): Promise<void> {
  const said = await lake.fetch<{ _id: string; content: string }[]>(
    '*[_type == "testimonial" && !defined(authorizedWords)]{_id, content}',
  )
  const transaction = lake.transaction()
  for (const { _id, content } of said) {
    transaction.patch(_id, { set: { authorizedWords: authorizationOf(content) } })
  }
  if (said.length > 0) await transaction.commit()
  const deadline = Date.now() + 30_000
  while (!(await (await fetch(env.E2E_SITE_URL)).text()).includes('id="depoimentos"')) {
    if (Date.now() > deadline) throw new Error('The home page does not show its testimonials.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
