import {
  type ClaimCallout,
  type DataTable as DataTableValue,
  type Figure as FigureValue,
  type FormsTable,
  headingsOf,
  type InlineClaim,
  inlineClaimText,
  type RichText as RichTextValue,
  type TextLink,
} from '@elos/content'
import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { formsTable } from '../words/formsTable.ts'
import { NEW_TAB } from './ActionLink.tsx'
import { ClaimFigure } from './ClaimPrice.tsx'
import { DataTable } from './DataTable.tsx'
import { NoteMark } from './NoteMark.tsx'
import { Figure } from './Picture.tsx'

interface ValueProps<T> {
  value: T
}

/**
 * The component of each part of a text. Headings have the ids that a table of contents links to.
 *
 * @param ids by the block itself: texts that programs wrote may have one `_key` twice
 */
function components(ids: Map<object, string>, headings: string[]): PortableTextComponents {
  const table = (value: DataTableValue) => (
    <DataTable table={value} headed={headings.includes(value.caption ?? '')} />
  )
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children, value }) => <h2 id={ids.get(value)}>{children}</h2>,
    },
    list: {
      bullet: ({ children }) => <ul className="list">{children}</ul>,
      number: ({ children }) => <ol className="list">{children}</ol>,
    },
    marks: {
      link: ({ children, value }: { children: ReactNode; value?: TextLink }) => (
        <a href={value?.href} {...(value?.external ? NEW_TAB : {})}>
          {children}
        </a>
      ),
    },
    types: {
      claimRef: ({ value }: ValueProps<InlineClaim>) => (
        <>
          {/* An element of its own: in a preview, click-to-edit outlines it apart from the sentence. */}
          {value.mark ? <span>{inlineClaimText(value) + value.mark}</span> : inlineClaimText(value)}
          <NoteMark of={value} />
        </>
      ),
      claimCallout: ({ value: { label, claim } }: ValueProps<ClaimCallout>) => (
        <div className="callout">
          <p className="price">
            {label && <strong>{label}: </strong>}
            <ClaimFigure claim={claim} />
          </p>
        </div>
      ),
      dataTable: ({ value }: ValueProps<DataTableValue>) => table(value),
      formsTable: ({ value: { _key, caption } }: ValueProps<FormsTable>) =>
        table(formsTable(_key, caption)),
      figure: ({ value }: ValueProps<FigureValue>) => <Figure image={value.image} />,
    },
  }
}

interface RichTextProps {
  value?: RichTextValue
  /** Whether headings have ids, for a table of contents. */
  anchors?: boolean
}

/** Text from the CMS, short or long, with its claims, links, callouts, tables and figures. */
export function RichText({ value = [], anchors = false }: RichTextProps) {
  const headings = headingsOf(value)
  const ids = new Map(anchors ? headings.map(({ block, id }) => [block, id]) : [])
  return (
    <PortableText
      value={value}
      components={components(
        ids,
        headings.map(({ text }) => text),
      )}
      onMissingComponent={false}
    />
  )
}
