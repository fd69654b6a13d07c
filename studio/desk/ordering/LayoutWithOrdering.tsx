import { useSyncExternalStore } from 'react'
import type { LayoutProps } from 'sanity'
import { OrderingDialog } from './OrderingDialog.tsx'
import { openedOrdering, openOrdering } from './opened.ts'

/** The Studio, and over it the dialog in which the order of a list is changed. */
export function LayoutWithOrdering(props: LayoutProps) {
  const list = useSyncExternalStore(openedOrdering.subscribe, openedOrdering.get)
  return (
    <>
      {props.renderDefault(props)}
      {list && (
        <OrderingDialog key={list.type} list={list} onClose={() => openOrdering(undefined)} />
      )}
    </>
  )
}
