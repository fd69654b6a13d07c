import type { ImageResult } from '../image/result.ts'
import type { QuoteResult } from '../quote/result.ts'
import type { TextResult } from '../text/result.ts'

/** The result of `headingFields`. */
export type HeadingResult = {
  eyebrow: string | null
  title: string | null
  lead: TextResult
} | null

/** The result of `featureFields`. */
export type FeatureResult = {
  icon: string | null
  title: string | null
  text: TextResult
} | null

/** The result of `closingFields`. */
export type ClosingResult = {
  title: string | null
  text: TextResult
  label: string | null
} | null

type FeaturesResult = { title: string | null; items: readonly FeatureResult[] | null } | null

/** The result of `landingFields`. */
export interface LandingResult {
  hero: (HeadingResult & { image: ImageResult }) | null
  benefits: FeaturesResult
  reasons: FeaturesResult
  information:
    | readonly ({
        topic: string | null
        label: string | null
        title: string | null
        body: TextResult
      } | null)[]
    | null
  closing: ClosingResult
  chatMessage: string | null
  quote: QuoteResult
}
