import { createElement, type JSX, type ReactElement } from 'react'
import { css, type Interpolation, type RuleSet } from 'styled-components'

/** The elements that styled components render. */
type Tag = 'aside' | 'div' | 'footer' | 'header' | 'main' | 'nav' | 'section' | 'ul'

interface Style {
  name: string
  rules: RuleSet
}

/** The class and the rules of every styled component, in the order in which their modules were loaded. */
export const styles: Style[] = []

/**
 * Returns what makes a component of CSS, as `styled` of styled-components does: the element, with a class of its
 * own. Rendering it writes no style: its rules are in the site's stylesheet (`packages/ui/stylesheet`), so they are the
 * same wherever it stands. Variants are attributes: `&[data-wide]`.
 *
 * @param name the class, by which one finds the component in the browser's tools; no other component has it
 */
export const styled =
  <Name extends Tag>(tag: Name, name: string) =>
  (strings: TemplateStringsArray, ...values: Interpolation<object>[]) => {
    styles.push({ name, rules: css(strings, ...values) })
    const render = (props: JSX.IntrinsicElements[Name]): ReactElement =>
      createElement(tag, {
        ...props,
        className: props.className ? `${name} ${props.className}` : name,
      })
    return Object.assign(render, { displayName: name })
  }
