/**
 * All colours of the product. Other files must not contain raw colours. A theme is a class on `<html>`: no
 * class for dark, `light` for light. In addition, `safe` selects blue and orange.
 */
export const dark = {
  // surfaces
  bg0: '#0B0E14',
  bg1: '#11151D',
  bg2: '#181D27',
  bg3: '#212836',
  // text
  text: '#E6EAF2',
  muted: '#A3ADBF',
  subtle: '#8490A5',
  // lines: `hair` separates rows, `border` outlines cards, `borderStrong` outlines controls (contrast of at
  // least 3:1)
  hair: '#1B212D',
  border: '#242B39',
  borderStrong: '#5E6A82',
  // the accent colour
  accent: '#6CA8FF',
  accentTint: '#18263C',
  onAccent: '#08111F',
  link: '#8AB8FF',
  focus: '#FFC53D',
  // colours with a meaning
  buy: '#2FCB8B',
  buyTint: '#16322F',
  onBuy: '#04150D',
  sell: '#FF6B78',
  sellTint: '#37232C',
  onSell: '#22040A',
  warn: '#F2B33D',
  warnTint: '#2E2618',
  warnFill: '#F2B33D',
  danger: '#FF7A7A',
  purple: '#B794F6',
  // the highest of three tiers; `warn` and `accent` mark the other tiers
  topTier: '#2FCB8B',
  track: '#2A3242',
  // chart series, distinguishable with protan, deutan and tritan vision; `s0` is for the series "Other"
  s1: '#6CA8FF',
  s2: '#E9A546',
  s3: '#8651A3',
  s4: '#839EA1',
  s5: '#AB492F',
  s6: '#B8E1FF',
  s7: '#B39F77',
  s8: '#DCDDC6',
  s0: '#5E6A82',
  grid: '#E6EAF21A',
  // heatmap: nine diverging steps and five sequential steps; `heatText` has a contrast of at least 4.5:1 on
  // each step
  hn4: '#8C2F3E',
  hn3: '#652A36',
  hn2: '#46262F',
  hn1: '#2D222A',
  h0: '#1B212C',
  hp1: '#16302D',
  hp2: '#144435',
  hp3: '#135B42',
  hp4: '#12714E',
  heatText: '#F2F5FA',
  heatA1: '#192232',
  heatA2: '#1B2C47',
  heatA3: '#1E3A63',
  heatA4: '#234A82',
  heatA5: '#2A5CA3',
  // only for overlays
  shadow: '0 16px 48px #00000099, 0 2px 8px #00000066',
  backdrop: '#00000099',
  // `backdrop` over `bg0`. Browsers paint the space of the scroll bar with a plain colour only.
  bg0Dimmed: '#040608',
}
export type Palette = typeof dark

export const light: Palette = {
  bg0: '#F6F8FB',
  bg1: '#FFFFFF',
  bg2: '#EEF1F6',
  bg3: '#E2E7EF',
  text: '#121722',
  muted: '#48536A',
  subtle: '#56617A',
  hair: '#EDF0F5',
  border: '#DDE3EC',
  borderStrong: '#7A869C',
  accent: '#1A5FD0',
  accentTint: '#E6EEFB',
  onAccent: '#FFFFFF',
  link: '#1557C0',
  focus: '#B45F00',
  buy: '#0A7A4B',
  buyTint: '#DFF3EA',
  onBuy: '#FFFFFF',
  sell: '#C4213A',
  sellTint: '#FBE6E9',
  onSell: '#FFFFFF',
  warn: '#8A5A00',
  warnTint: '#FBF1DC',
  warnFill: '#C27C00',
  danger: '#B3192E',
  purple: '#6B3FC4',
  topTier: '#0A7A4B',
  track: '#DDE3EC',
  s1: '#1A5FD0',
  s2: '#C46A00',
  s3: '#7A5C40',
  s4: '#008C74',
  s5: '#7A1FD0',
  s6: '#4D8A1F',
  s7: '#A02C78',
  s8: '#B81206',
  s0: '#8C96A8',
  grid: '#1217221A',
  hn4: '#F58D94',
  hn3: '#FAAFB2',
  hn2: '#FBCDCE',
  hn1: '#FAE6E6',
  h0: '#EEF1F6',
  hp1: '#DDF1E5',
  hp2: '#BAE7CD',
  hp3: '#91D8B2',
  hp4: '#60C795',
  heatText: '#121722',
  heatA1: '#EDF3FC',
  heatA2: '#D6E4F9',
  heatA3: '#B7D0F4',
  heatA4: '#93B9EE',
  heatA5: '#72A3E7',
  shadow: '0 16px 48px #1217222E, 0 2px 8px #1217221A',
  backdrop: '#12172266',
  bg0Dimmed: '#9B9EA4',
}

/**
 * Replaces `buy` on the background `bg3`, where the `buy` colour of the light theme has a contrast of only
 * 4.34:1.
 */
export const lightBuyRaised = '#08683F'

/** Colours for visitors who cannot distinguish red from green. */
export const darkSafe: Partial<Palette> = {
  buy: '#4CA6FF',
  buyTint: '#162C44',
  onBuy: '#04121F',
  sell: '#FFA033',
  sellTint: '#362618',
  onSell: '#1F1204',
  topTier: '#B8E1FF',
  hn4: '#7E4A12',
  hn3: '#5F3B16',
  hn2: '#452F1B',
  hn1: '#2D2722',
  hp1: '#17293C',
  hp2: '#18375A',
  hp3: '#1A467A',
  hp4: '#1D579C',
}

export const lightSafe: Partial<Palette> = {
  buy: '#0B62C4',
  buyTint: '#E1EDFB',
  onBuy: '#FFF',
  sell: '#A34E00',
  sellTint: '#FAEBDC',
  onSell: '#FFF',
  topTier: '#0A3B78',
  hn4: '#E59E57',
  hn3: '#EFBA88',
  hn2: '#F6D3B3',
  hn1: '#F8E8DA',
  hp1: '#E1ECFA',
  hp2: '#C3DDFD',
  hp3: '#9EC9FE',
  hp4: '#75B3FE',
}

/** Colours of the logo of an unverified token. */
export const unknownLogo = { fill: '#000000', stroke: '#3A4456', letter: '#A3ADBF' } as const
export const logoLetter = '#FFFFFF'
