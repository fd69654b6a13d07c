import { type LayoutProps, LoadingBlock, useFeatureEnabled } from 'sanity'
import { LayoutWithOrdering } from '../ordering/LayoutWithOrdering.tsx'

/**
 * The Studio, once it knows whether its project has comments. Sanity draws the whole Studio anew when it learns
 * that a project has none, and what somebody had begun to type would be lost.
 */
export function Layout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  return isLoading ? <LoadingBlock fill /> : <LayoutWithOrdering {...props} />
}
