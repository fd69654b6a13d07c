import type { ComponentType } from 'react'

interface CountIconProps {
  count: number
  /** The text that tells screen readers what is counted: '3 por responder'. */
  label: string
  /** Shown while there is nothing to count. */
  icon: ComponentType
}

/** The icon of a menu item, or how many of its documents wait for somebody. */
export function CountIcon({ count, label, icon: Icon }: CountIconProps) {
  if (count === 0) return <Icon />
  return (
    <span
      role="img"
      aria-label={label}
      style={{
        minWidth: '1.3em',
        padding: '0 0.35em',
        borderRadius: '1em',
        // The other way round than the text beside it, also where the item is selected.
        background: 'var(--card-fg-color)',
        color: 'var(--card-bg-color)',
        font: '600 0.75em/1.6 sans-serif',
        textAlign: 'center',
        display: 'inline-block',
      }}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
