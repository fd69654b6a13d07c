import type { ImageResult } from '../image/result.ts'
import type { TextResult } from '../text/result.ts'

/** What `headingFields` answers. */
export type HeadingResult = {
  eyebrow: string | null
  title: string | null
  lead: TextResult
} | null

/** What `featureFields` answers. */
export type FeatureResult = {
  icon: string | null
  title: string | null
  text: TextResult
} | null

/** What `closingFields` answers. */
export type ClosingResult = {
  title: string | null
  text: TextResult
  label: string | null
} | null

type FeaturesResult = { title: string | null; items: readonly FeatureResult[] | null } | null

/** What `landingFields` answers. */
export interface LandingResult {
  hero: (HeadingResult & { image: ImageResult }) | null
  benefits: FeaturesResult
  reasons: FeaturesResult
  information:
    | readonly ({ topic: string | null; title: string | null; body: TextResult } | null)[]
    | null
  closing: ClosingResult
  chatMessage: string | null
}
