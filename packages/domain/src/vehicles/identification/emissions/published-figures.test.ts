import { describe, expect, test } from 'vitest'
import { estimateFields } from '../identify/estimate-options.ts'
import { MARKETS, type VehicleType } from '../vehicle-kinds.ts'
import { yearlyEmissions } from './yearly-emissions.ts'

/**
 * kg CO2e per mile (a bus: per passenger-kilometre) as the UK sets of 2021 to 2025 print them, tailpipe
 * with generation and grid losses of electric driving. We compute from the rows per kilometre, so these
 * are a second reading of each publication: "Passenger vehicles", "Delivery vehicles", "UK electricity
 * for EVs", "Business travel, land".
 */
const PER_MILE = `
car diesel mini: 0.17108 0.17429 0.17342 0.17325 0.17696
car petrol mini: 0.21903 0.21598 0.20969 0.21061 0.21022
car unknown mini: 0.21854 0.21566 0.20938 0.21038 0.21002
car bev mini: 0.07068 0.06511 0.07137 0.06196 0.05343
car diesel supermini: 0.21049 0.21368 0.21268 0.21209 0.21649
car petrol supermini: 0.24350 0.23821 0.22803 0.23153 0.22974
car unknown supermini: 0.23854 0.23498 0.22610 0.22942 0.22843
car phev supermini: 0.08963 0.08459 0.08695 0.09782 0.09124
car bev supermini: 0.07429 0.07205 0.07897 0.07065 0.06078
car diesel lowerMedium: 0.23026 0.23274 0.23088 0.22996 0.23363
car petrol lowerMedium: 0.28159 0.27620 0.26510 0.26380 0.25948
car unknown lowerMedium: 0.25593 0.25577 0.24977 0.24951 0.24900
car phev lowerMedium: 0.14286 0.13426 0.13377 0.14346 0.13644
car bev lowerMedium: 0.08459 0.07850 0.08459 0.07427 0.06193
car diesel upperMedium: 0.25678 0.26068 0.25830 0.25827 0.26063
car petrol upperMedium: 0.32764 0.32063 0.30917 0.30501 0.29828
car unknown upperMedium: 0.27197 0.27407 0.27026 0.26975 0.26959
car phev upperMedium: 0.14922 0.14196 0.13982 0.15621 0.14763
car bev upperMedium: 0.06249 0.07720 0.08813 0.07575 0.06723
car diesel executive: 0.28002 0.28114 0.27859 0.27362 0.27501
car petrol executive: 0.35956 0.35404 0.34169 0.33501 0.32304
car unknown executive: 0.29898 0.29849 0.29393 0.28855 0.28720
car phev executive: 0.15142 0.14442 0.14301 0.15474 0.14698
car bev executive: 0.08243 0.07477 0.08058 0.06875 0.05957
car diesel luxury: 0.34078 0.34189 0.33990 0.33306 0.33205
car petrol luxury: 0.52442 0.52638 0.51190 0.51417 0.49490
car unknown luxury: 0.42775 0.42581 0.41822 0.41562 0.40550
car phev luxury: 0.18971 0.18493 0.18528 0.21314 0.20131
car bev luxury: 0.09628 0.08814 0.09394 0.09252 0.07889
car diesel sports: 0.26819 0.27426 0.27269 0.27387 0.27879
car petrol sports: 0.39052 0.38857 0.38166 0.37875 0.37652
car unknown sports: 0.37101 0.37025 0.36398 0.36241 0.36048
car phev sports: 0.15268 0.15062 0.16039 0.21106 0.23984
car bev sports: 0.12028 0.12584 0.13434 0.11831 0.10075
car diesel dualPurpose4x4: 0.32793 0.32665 0.32501 0.31797 0.32145
car petrol dualPurpose4x4: 0.34854 0.33892 0.32839 0.31585 0.30930
car unknown dualPurpose4x4: 0.33338 0.33020 0.32621 0.31737 0.31687
car phev dualPurpose4x4: 0.17222 0.16690 0.16621 0.19699 0.18770
car bev dualPurpose4x4: 0.10973 0.09685 0.09823 0.08066 0.06805
car diesel mpv: 0.28170 0.28621 0.28422 0.28569 0.29085
car petrol mpv: 0.31349 0.30767 0.29654 0.29430 0.28812
car unknown mpv: 0.29018 0.29203 0.28750 0.28793 0.29016
car bev mpv: 0.11116 0.11073 0.12768 0.10583 0.08371
car diesel small: 0.22143 0.22514 0.22420 0.22522 0.23078
car petrol small: 0.24052 0.23580 0.22660 0.23126 0.23027
car hybrid small: 0.16889 0.16628 0.16336 0.18143 0.18368
car unknown small: 0.23414 0.23239 0.22591 0.22953 0.23049
car phev small: 0.08963 0.08459 0.08695 0.09782 0.09124
car bev small: 0.07347 0.07107 0.07761 0.06894 0.05935
car diesel medium: 0.26549 0.27039 0.26902 0.27050 0.27639
car petrol medium: 0.30231 0.29724 0.28676 0.28526 0.28121
car hybrid medium: 0.17635 0.17702 0.17549 0.18492 0.18869
car cng medium: 0.25667 0.25433 0.25203 0.25238 0.24952
car lpg medium: 0.28849 0.28682 0.28336 0.28378 0.28046
car unknown medium: 0.28263 0.28306 0.27754 0.27771 0.27877
car phev medium: 0.14638 0.13833 0.13679 0.14983 0.14192
car bev medium: 0.08454 0.07850 0.08474 0.07442 0.06246
car diesel large: 0.33348 0.33722 0.33570 0.33362 0.33808
car petrol large: 0.44914 0.44480 0.43812 0.43267 0.43175
car hybrid large: 0.24382 0.24929 0.24530 0.24921 0.25184
car cng large: 0.38023 0.37944 0.38375 0.38151 0.38177
car lpg large: 0.42876 0.42936 0.43314 0.43064 0.43082
car unknown large: 0.36366 0.36584 0.36389 0.36164 0.36495
car phev large: 0.16886 0.16332 0.16350 0.19191 0.18395
car bev large: 0.09763 0.08932 0.09330 0.07925 0.06768
car diesel average: 0.27108 0.27492 0.27332 0.27334 0.27849
car petrol average: 0.28053 0.27436 0.26379 0.26473 0.26187
car hybrid average: 0.19234 0.19318 0.19147 0.20288 0.20639
car cng average: 0.28362 0.28190 0.28170 0.28187 0.28025
car lpg average: 0.31909 0.31823 0.31710 0.31732 0.31541
car unknown average: 0.27596 0.27465 0.26817 0.26860 0.26915
car phev average: 0.15600 0.15044 0.15112 0.17465 0.16833
car bev average: 0.08814 0.08272 0.08819 0.07635 0.06512
van diesel small: 0.23608 0.22836 0.22875 0.24716 0.25329
van petrol small: 0.32165 0.31683 0.29318 0.32299 0.32490
van bev small: 0.06366 0.05814 0.06196 0.06848 0.06113
van diesel medium: 0.29476 0.28186 0.28013 0.30309 0.30996
van petrol medium: 0.31898 0.32928 0.31534 0.34936 0.33594
van bev medium: 0.08787 0.09079 0.09547 0.10552 0.09297
van diesel large: 0.42695 0.41010 0.40792 0.44042 0.44866
van petrol large: 0.50383 0.52475 0.50605 0.56201 0.54468
van bev large: 0.12327 0.15009 0.14430 0.14368 0.12246
van diesel average: 0.38811 0.37268 0.37224 0.40273 0.41138
van petrol average: 0.33873 0.34330 0.32400 0.35558 0.34336
van cng average: 0.39506 0.37939 0.37350 0.40426 0.40415
van lpg average: 0.43452 0.41721 0.41046 0.44446 0.44433
van unknown average: 0.38652 0.37174 0.37075 0.40127 0.40926
van bev average: 0.08794 0.10020 0.11824 0.12751 0.11228
motorbike petrol small: 0.13369 0.13369 0.13389 0.13389 0.13389
motorbike petrol medium: 0.16237 0.16237 0.16266 0.16265 0.16265
motorbike petrol large: 0.21315 0.21315 0.21326 0.21326 0.21326
motorbike petrol average: 0.18274 0.18274 0.18294 0.18293 0.18293
hgv diesel rigid light 0 ambient: 0.71686 0.74574 0.72775 0.73031 0.74251
hgv diesel rigid light 50 ambient: 0.77834 0.80973 0.79027 0.79306 0.80632
hgv diesel rigid light 100 ambient: 0.83983 0.87373 0.85280 0.85580 0.87012
hgv diesel rigid light average ambient: 0.77342 0.80078 0.78152 0.78427 0.79738
hgv diesel rigid medium 0 ambient: 0.86198 0.89742 0.87046 0.87591 0.88612
hgv diesel rigid medium 50 ambient: 0.98342 1.02392 0.99329 0.99952 1.01119
hgv diesel rigid medium 100 ambient: 1.10486 1.15041 1.11612 1.12313 1.13625
hgv diesel rigid medium average ambient: 0.94456 0.97838 0.95398 0.95749 0.97367
hgv diesel rigid heavy 0 ambient: 1.23323 1.27294 1.20186 1.20681 1.24562
hgv diesel rigid heavy 50 ambient: 1.49966 1.54809 1.46186 1.46790 1.51523
hgv diesel rigid heavy 100 ambient: 1.76609 1.82324 1.72186 1.72898 1.78484
hgv diesel rigid heavy average ambient: 1.54098 1.59868 1.56808 1.57231 1.59575
hgv diesel rigid average 0 ambient: 1.06926 1.11389 1.05939 1.06479 1.09292
hgv diesel rigid average 50 ambient: 1.27087 1.32557 1.26021 1.26685 1.30040
hgv diesel rigid average 100 ambient: 1.47248 1.53726 1.46102 1.46891 1.50787
hgv diesel rigid average average ambient: 1.29239 1.35282 1.32470 1.33023 1.34783
hgv diesel articulated light 0 ambient: 1.00330 1.03851 0.99072 0.99065 1.01024
hgv diesel articulated light 50 ambient: 1.24862 1.29263 1.23350 1.23341 1.25789
hgv diesel articulated light 100 ambient: 1.49393 1.54675 1.47627 1.47616 1.50555
hgv diesel articulated light average ambient: 1.23880 1.25706 1.23350 1.23341 1.26285
hgv diesel articulated heavy 0 ambient: 1.04644 1.05696 1.01790 1.01770 1.04178
hgv diesel articulated heavy 50 ambient: 1.38652 1.40054 1.34941 1.34914 1.38125
hgv diesel articulated heavy 100 ambient: 1.72659 1.74412 1.68093 1.68059 1.72072
hgv diesel articulated heavy average ambient: 1.47494 1.49674 1.46876 1.46846 1.50346
hgv diesel articulated average 0 ambient: 1.04468 1.05620 1.01675 1.01648 1.04057
hgv diesel articulated average 50 ambient: 1.38087 1.39610 1.34449 1.34388 1.37656
hgv diesel articulated average 100 ambient: 1.71707 1.73600 1.67224 1.67128 1.71255
hgv diesel articulated average average ambient: 1.46527 1.48688 1.45877 1.45775 1.49432
hgv diesel rigid light 0 refrigerated: 0.85328 0.88779 0.86652 0.86957 0.88412
hgv diesel rigid light 50 refrigerated: 0.92662 0.96414 0.94111 0.94442 0.96024
hgv diesel rigid light 100 refrigerated: 0.99997 1.04049 1.01570 1.01928 1.03637
hgv diesel rigid light average refrigerated: 0.92076 0.95345 0.93067 0.93394 0.94959
hgv diesel rigid medium 0 refrigerated: 1.02599 1.06833 1.03640 1.04290 1.05508
hgv diesel rigid medium 50 refrigerated: 1.17085 1.21925 1.18294 1.19036 1.20428
hgv diesel rigid medium 100 refrigerated: 1.31572 1.37016 1.32947 1.33783 1.35348
hgv diesel rigid medium average refrigerated: 1.12450 1.16492 1.13604 1.14022 1.15952
hgv diesel rigid heavy 0 refrigerated: 1.46740 1.51488 1.43045 1.43635 1.48266
hgv diesel rigid heavy 50 refrigerated: 1.78523 1.84314 1.74063 1.74783 1.80430
hgv diesel rigid heavy 100 refrigerated: 2.10307 2.17139 2.05081 2.05930 2.12594
hgv diesel rigid heavy average refrigerated: 1.83453 1.90349 1.86736 1.87239 1.90036
hgv diesel rigid average 0 refrigerated: 1.27240 1.32574 1.26104 1.26746 1.30103
hgv diesel rigid average 50 refrigerated: 1.51291 1.57828 1.50061 1.50852 1.54855
hgv diesel rigid average 100 refrigerated: 1.75341 1.83082 1.74018 1.74959 1.79606
hgv diesel rigid average average refrigerated: 1.53858 1.61079 1.57754 1.58414 1.60513
hgv diesel articulated light 0 refrigerated: 1.15963 1.20047 1.14556 1.14572 1.16782
hgv diesel articulated light 50 refrigerated: 1.44403 1.49508 1.42704 1.42725 1.45487
hgv diesel articulated light 100 refrigerated: 1.72843 1.78969 1.70852 1.70877 1.74192
hgv diesel articulated light average refrigerated: 1.43266 1.45384 1.42704 1.42725 1.46061
hgv diesel articulated heavy 0 refrigerated: 1.20898 1.22119 1.17647 1.17649 1.20378
hgv diesel articulated heavy 50 refrigerated: 1.60324 1.61952 1.56084 1.56087 1.59725
hgv diesel articulated heavy 100 refrigerated: 1.99749 2.01784 1.94522 1.94524 1.99073
hgv diesel articulated heavy average refrigerated: 1.70574 1.73105 1.69922 1.69924 1.73890
hgv diesel articulated average 0 refrigerated: 1.20696 1.22034 1.17517 1.17511 1.20241
hgv diesel articulated average 50 refrigerated: 1.59672 1.61440 1.55516 1.55479 1.59184
hgv diesel articulated average 100 refrigerated: 1.98648 2.00845 1.93516 1.93447 1.98128
hgv diesel articulated average average refrigerated: 1.69456 1.71964 1.68766 1.68685 1.72834
bus unknown localBusNotLondon: 0.11774 0.10778 0.11836 0.12999 0.12525
bus unknown localBusLondon: 0.07718 0.07936 0.07832 0.07447 0.06875
bus unknown averageLocalBus: 0.10227 0.09650 0.10215 0.10846 0.10385
bus unknown coach: 0.02684 0.02733 0.02718 0.02717 0.02776
car phev mpv: - 0.14540 0.15937 0.16381 0.16406
van phev large: - - - 0.24265 0.23484
van phev average: - - - 0.24265 0.23484
`
const YEARS = ['2021', '2022', '2023', '2024', '2025']
const MILES = 10_000

/** Publishers round each part per kilometre and per mile before adding: 0.05 g a mile at most. */
const ROUNDING = 0.000_05

function answersOf(vehicleType: VehicleType, [fuelType, ...words]: readonly string[]) {
  if (vehicleType !== 'hgv') return { fuelType, vehicleCategory: words[0] ?? '' }
  const [chassis, tonnageCat, laden, cooled] = words
  return { fuelType, chassis, tonnageCat, laden, refrigerated: String(cooled === 'refrigerated') }
}

const CASES = PER_MILE.trim()
  .split('\n')
  .flatMap((line) => {
    const [key = '', figures = ''] = line.split(': ')
    return figures
      .split(' ')
      .map((printed, index) => ({ key, year: YEARS[index] ?? '', printed: Number(printed) }))
      .filter(({ printed }) => Number.isFinite(printed))
  })

describe('ten thousand miles are what the publication of the year prints for a mile', () => {
  test.each(CASES)('$key in $year: $printed kg', ({ key, year, printed }) => {
    const [kind = 'car', ...words] = key.split(' ')
    const vehicleType = kind as VehicleType
    const given = answersOf(vehicleType, words)
    const answers = Object.fromEntries(
      Object.entries({ ...given, reportingYear: year }).filter(([, value]) => value !== undefined),
    )
    const computed = yearlyEmissions(
      {
        market: 'uk',
        vehicleType,
        basis: { kind: 'ghg-estimate', answers },
        registrationNumber: null,
        annualMileage: MILES,
        mileageUnit: kind === 'bus' ? 'km' : 'mi',
        multiplyVehicles: 1,
      },
      2026,
    )
    if (!computed.ok) throw new Error(computed.problem)
    expect(Math.abs(computed.emissions.total / 1_000 / MILES - printed)).toBeLessThanOrEqual(
      ROUNDING,
    )
  })

  test('every kind of vehicle that is asked for is among them', () => {
    const kinds = new Set(CASES.map(({ key }) => key.split(' ')[0]))
    const asked = MARKETS.flatMap((market) =>
      (['car', 'van', 'motorbike', 'hgv', 'bus'] as const).filter(
        (type) => estimateFields(market, type).length > 0,
      ),
    )
    expect([...kinds].toSorted()).toEqual([...new Set(asked)].toSorted())
  })
})
