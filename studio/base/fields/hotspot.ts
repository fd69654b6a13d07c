/** How the dialog for an image's focal point shows it: in the shapes in which the site cuts images. */
export const HOTSPOT = {
  previews: [
    { title: 'Artigo, 3 × 2', aspectRatio: 3 / 2 },
    { title: 'Página, 5 × 4', aspectRatio: 5 / 4 },
    { title: 'Cartão, 7 × 4', aspectRatio: 7 / 4 },
    { title: 'Quadrado', aspectRatio: 1 },
  ],
}
