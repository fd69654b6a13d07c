import { createElement, type JSX } from 'react'
import { styled, type Value } from '../theme/styled.ts'
import { ClaimNotes } from './ClaimNotes.tsx'

/** The props of a section. `noted` is what it shows: without it, nobody could say which figures need a note. */
type SectionProps = JSX.IntrinsicElements['section'] & { noted: unknown }

/**
 * Returns what makes a section of a page of CSS, as `styled` does. The section ends with the conditions and sources of
 * the figures in what it shows.
 *
 * @param name the class; no other component has it
 */
export const section =
  (name: string) =>
  (strings: TemplateStringsArray, ...values: Value[]) => {
    const Root = styled('section', name)(strings, ...values)
    return ({ noted, children, ...props }: SectionProps) =>
      createElement(Root, props, children, createElement(ClaimNotes, { of: noted }))
  }
