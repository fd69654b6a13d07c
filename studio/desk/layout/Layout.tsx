import { type LayoutProps, LoadingBlock, useFeatureEnabled, useWorkspace } from 'sanity'
import { useRouterState } from 'sanity/router'
import { LayoutWithOrdering } from '../ordering/LayoutWithOrdering.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/**
 * The Studio, once it knows whether its project has comments. Sanity draws the whole Studio anew when it learns
 * that a project has none, and what somebody had begun to type would be lost.
 */
export function Layout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  const { tools } = useWorkspace()
  const tool = useRouterState((state) => state.tool)
  if (isLoading) return <LoadingBlock fill />
  const isKnown = tool === undefined || tools.some(({ name }) => name === tool)
  return isKnown ? <LayoutWithOrdering {...props} /> : <UnknownAddress />
}
