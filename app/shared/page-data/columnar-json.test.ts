import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromColumnarJson, toColumnarJson } from './columnar-json'

describe('a serialized response', () => {
  it('is restored unchanged', () => {
    const result = {
      rows: [{ key: 'a</script>', usd: 1.5, at: 1_795_614_535, raw: '57661144231', none: null }],
      total: 2 ** 53 - 1,
    }
    expect(fromColumnarJson(toColumnarJson(result))).toEqual(result)
  })

  it('leaves out undefined members', () => {
    expect(fromColumnarJson(toColumnarJson({ known: 1, unknown: undefined }))).toEqual({ known: 1 })
  })

  it('names the members of equal-shaped records once', () => {
    const result = {
      rows: [
        { a: 1, b: [{ c: 2 }, { c: 3 }] },
        { a: 4, b: [] },
      ],
    }
    const text = toColumnarJson(result)
    expect(text).toBe('{"rows":{"_":["a","b"],"rows":[[1,{"_":["c"],"rows":[[2],[3]]}],[4,[]]]}}')
    expect(fromColumnarJson(text)).toEqual(result)
  })

  it('distinguishes records with different members', () => {
    const result = [{ a: 1, b: null }, { a: 1 }, { b: 1, a: undefined }, null, [1], 'a']
    expect(fromColumnarJson(toColumnarJson(result))).toEqual([
      { a: 1, b: null },
      { a: 1 },
      { b: 1 },
      null,
      [1],
      'a',
    ])
    expect(fromColumnarJson(toColumnarJson([{ a: 1 }, { a: undefined }]))).toEqual([{ a: 1 }, {}])
    expect(fromColumnarJson(toColumnarJson([{}, {}]))).toEqual([{}, {}])
    for (const alike of [
      [{ '': 1 }, []],
      [{ 'a\nb': 1 }, { a: 1, b: 2 }],
    ])
      expect(fromColumnarJson(toColumnarJson(alike))).toEqual(alike)
  })

  it('is restored from any JSON value', () => {
    const whatever = fc
      .jsonValue({ maxDepth: 5 })
      .filter((value) => !/"(_|__proto__)":/.test(JSON.stringify(value)))
    const whole = (_name: string, part: unknown) => (typeof part === 'number' ? Math.trunc(part) : part)
    fc.assert(
      fc.property(whatever, (value) => {
        const result = JSON.parse(JSON.stringify(value, whole))
        expect(fromColumnarJson(toColumnarJson(result))).toEqual(result)
      }),
    )
  })

  it('keeps twelve digits of a fraction', () => {
    expect(toColumnarJson([0.266_273_754_020_166_7, -27_753.284_640_017_5])).toBe(
      '[0.26627375402,-27753.28464]',
    )
  })

  it('changes no amount by a hundredth of a cent, and no number beyond its twelfth digit', () => {
    const figures = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(figures, (figure) => {
        const off = Math.abs(fromColumnarJson(toColumnarJson(figure)) - figure)
        return off <= 0.000_1 && off <= Math.abs(figure) * 1e-11
      }),
    )
  })
})
