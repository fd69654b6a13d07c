import { createElement, type JSX, type ReactElement } from 'react'
import { css, type keyframes, type RuleSet } from 'styled-components'

/** The elements that styled components render. */
type Tag = 'article' | 'aside' | 'div' | 'footer' | 'header' | 'main' | 'nav' | 'section' | 'ul'

/** A value within the CSS of a component: a text or an animation. No function, since no rule depends on a page. */
export type Value = string | ReturnType<typeof keyframes>

interface Style {
  name: string
  rules: RuleSet
}

/** The class and the rules of every styled component, in any order: none names an element of another component. */
export const styles: Style[] = []

type Styled<Name extends Tag> = (props: JSX.IntrinsicElements[Name]) => ReactElement

/**
 * Returns what makes a component of CSS, as `styled` of styled-components does: the element, with a class of its
 * own. Rendering it writes no style: its rules are in the site's stylesheet (`packages/ui/stylesheet`), so they are the
 * same wherever it stands. Variants are attributes: `&[data-wide]`.
 *
 * @param name the class, by which one finds the component in the browser's tools; no other component has it
 */
export const styled =
  <Name extends Tag>(tag: Name, name: string) =>
  (strings: TemplateStringsArray, ...values: Value[]): Styled<Name> => {
    styles.push({ name, rules: css(strings, ...values) })
    return (props) => {
      const className = props.className ? `${name} ${props.className}` : name
      return createElement(tag, { ...props, className })
    }
  }
