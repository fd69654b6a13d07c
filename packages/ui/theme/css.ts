/**
 * Tags CSS that stays a plain string, so that the formatter knows it as CSS. For styles that islands
 * share with sections: the `css` of styled-components must not reach a visitor's script.
 */
export const css = String.raw
