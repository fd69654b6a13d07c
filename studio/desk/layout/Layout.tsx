import { useSyncExternalStore } from 'react'
import { type LayoutProps, LoadingBlock, useFeatureEnabled, useWorkspace } from 'sanity'
import { useRouterState } from 'sanity/router'
import { OrderingDialog } from '../ordering/OrderingDialog.tsx'
import { openedOrdering } from '../ordering/opened.ts'
import { UnknownAddress } from './UnknownAddress.tsx'

/**
 * Rules for which the Studio has no option. With a keyboard a field is one stop: its actions and the button that
 * expands a text can be reached once the field has the focus. With a finger the actions of a document, such as
 * 'Publicar', are large enough to be hit (WCAG 2.2, 2.5.5). While no element has the focus, as for
 * a moment whenever it moves, nothing is hidden: Shift+Tab can reach the actions of the field it leaves. Nobody sees what is
 * not for editors: Sanity's menu of help, for which 'Guia' stands, the links to the project's management, and a time zone
 * that cannot be changed. The titles of dialogs are written as they are, not Each With A Capital.
 */
const RULES = `
@media (hover: hover) {
  :root:has(:focus) [data-actions-visible="false"]:not(:focus-within) [data-testid^="field-actions-menu"],
  :root:has(:focus) [data-testid="pt-editor"]:not(:hover, :focus-within) [data-testid="fullscreen-button-expand"] {
    visibility: hidden;
  }
}
@media (pointer: coarse) {
  [data-testid="pane-footer"] button { min-width: 44px; min-height: 44px; }
}
[data-testid="button-resources-menu"], a[href*="/manage/project/"],
[data-testid^="field-"] :is(.button-small, .button-large) {
  display: none !important;
}
[style*="text-transform: capitalize"] { text-transform: none !important; }`

function subscribeToOrdering(notify: () => void) {
  const subscription = openedOrdering.subscribe(notify)
  return () => subscription.unsubscribe()
}

/**
 * The Studio, once it knows whether its project has comments. Sanity draws the whole Studio anew when it learns
 * that a project has none, and what somebody had begun to type would be lost. Over it stands the dialog in which the order of
 * a list is changed.
 */
export function Layout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  const { tools } = useWorkspace()
  const list = useSyncExternalStore(subscribeToOrdering, () => openedOrdering.value)
  const tool = useRouterState((state) => state.tool)
  if (isLoading) return <LoadingBlock fill />
  const isKnown = tool === undefined || tools.some(({ name }) => name === tool)
  if (!isKnown) return <UnknownAddress />
  return (
    <>
      <style>{RULES}</style>
      {props.renderDefault(props)}
      {list && (
        <OrderingDialog
          key={list.type}
          list={list}
          onClose={() => openedOrdering.next(undefined)}
        />
      )}
    </>
  )
}
