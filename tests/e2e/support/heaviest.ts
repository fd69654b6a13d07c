import { templates } from './pages.ts'

/** The paths of the pages that hold the most, each in its own way. `npm test` looks at their budgets. */
export const HEAVIEST = (['homePage', 'partnerPage', 'carrier', 'article'] as const).map(
  (kind) => templates[kind],
)
