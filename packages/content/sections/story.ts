import { mapImage } from '../parts/image/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields, imageFields, shortText } from '../parts/projections.ts'
import { readList, readText } from '../parts/read/values.ts'
import { mapShortText } from '../parts/text/map.ts'
import type { PartnerResult } from './result.ts'

/** The projection of the story of the partner page. */
export const storyFields = `${headingFields}, image{${imageFields}},
  steps[]{when, title, text[]{${shortText}}}, founders[]{name, role, text, photo{${imageFields}}},
  mission{title, text[]{${shortText}}}`

/** Maps the story of the company; undefined without any moment of it. */
export function mapStory(raw: PartnerResult['story'], now: Date) {
  const steps = readList(raw?.steps, ({ when, title, text }) => ({
    when: readText(when),
    title: readText(title),
    text: mapShortText(text, now),
  }))
  const founders = readList(raw?.founders, ({ name, role, text, photo }) => ({
    name: readText(name),
    role: readText(role),
    text: readText(text),
    photo: mapImage(photo),
  }))
  const mission = {
    title: readText(raw?.mission?.title),
    text: mapShortText(raw?.mission?.text, now),
  }
  return steps.length > 0
    ? { heading: mapHeading(raw, now), image: mapImage(raw?.image), steps, founders, mission }
    : undefined
}
