/**
 * Advance widths of Montserrat in thousandths of the font size, as measured from the font's own files
 * (@fontsource/montserrat 5.3.0, weights 700, 800 and 900): characters, then their width in each weight.
 */
const TABLE = String.raw`
!¡ 289 301 314
"″ 437 462 489
# 720 730 740
$SŚŜŞŠȘ 638 647 657
% 877 897 917
& 728 752 777
'′ 230 242 254
( 357 369 381
) 358 369 381
* 434 453 473
+<=>~¬±×÷− 599 609 620
,.:;‘’‚ 262 283 304
- 386 388 390
/\ 392 415 440
0 679 685 692
1 392 405 418
2 590 599 608
3 592 603 614
4 689 700 712
5 595 607 619
69 637 649 661
7 620 632 645
8 660 669 678
?¿ 589 597 606
@ 1035 1036 1037
AÀÁÂÃÄÅĀĂĄ 766 786 806
B 765 769 773
CÇĆĈĊČ 724 730 737
EÈÉÊËĒĔĖĘĚ 671 672 673
F 639 642 644
GĜĞĠĢ 771 770 769
HNÑĤŃŅŇŊ 808 806 804
IÌÍÎÏĨĪĬĮİ 328 339 350
JĴ 541 557 574
KĶ 740 752 765
LĹĻĽ 604 610 617
M 955 954 954
OQÒÓÔÕÖØŌŎŐ 844 846 848
PÞ 732 737 743
RŔŖŘ 735 740 745
TŢŤŦȚ 618 635 654
UÙÚÛÜŨŪŬŮŰŲ 788 786 784
V 746 766 786
WŴ 1163 1184 1206
X 714 737 762
YÝŶŸ 676 693 710
ZŹŻŽ 671 679 687
[] 368 389 410
^ 600 610 620
aàáâãäåāăą 617 628 639
bpqµþ 690 695 700
c¢çćĉċč 591 603 615
dďđ 692 698 705
eèéêëēĕėęě 631 642 653
f 387 406 426
gĝğġģ 700 705 711
hnñĥńņňŋ 691 696 702
ilìíîïıĩīĭįĺļľ 301 313 326
jĵ 307 320 334
kķĸ 655 677 701
m 1049 1045 1040
oòóôõöøōŏő 655 666 678
rŕŗř 431 443 456
sśŝşšș 531 547 565
tţťț 435 447 460
uùúûüũūŭůűų 687 692 698
vyýÿŷ 598 620 644
wŵ 937 956 977
x 595 619 645
zźżž 543 556 570
{} 391 414 438
|¦ 309 314 320
£ 668 681 694
¥ 736 753 770
§ 522 535 549
©® 785 775 764
ª 412 417 422
«» 568 605 643
° 418 417 416
¶ 686 707 730
· 302 323 344
º 427 432 438
¼½¾ 1044 1050 1057
Æ 1080 1099 1119
ÐĐ 839 843 846
ß 693 703 714
æ 996 999 1003
ð 614 622 631
Œ 1136 1142 1149
œ 1064 1063 1062
“”„ 498 545 594
• 358 383 410
… 798 858 922
‹› 342 360 378
⁄ 184 190 197
€ 811 819 828
™ 1046 1056 1067
Ħ 835 839 844
ħ 702 707 712
Ĳ 724 727 729
ĳ 608 633 660
Ŀ 560 580 600
ŀ 458 493 531
Ł 618 627 637
ł 327 346 366
ŉ 920 956 994
ŧ 440 455 470
ſ 343 359 376
ẞ 779 788 798
† 591 608 627
DĎ 826 826 826
–_ 500 500 500
— 1000 1000 1000
´¨ 600 600 600
²³¹ 430 430 430
`;

export const WEIGHTS = [700, 800, 900] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Width for characters that the font does not have: large, so that a line is never wider than planned. */
const UNKNOWN_WIDTH = 1_000;

const WIDTHS = new Map<string, readonly number[]>();
for (const row of TABLE.trim().split("\n")) {
  const [characters = "", ...widths] = row.split(" ");
  for (const character of characters) WIDTHS.set(character, widths.map(Number));
}

/** Width of a text at font size 1, without kerning. */
export function textWidth(text: string, weight: Weight): number {
  const column = WEIGHTS.indexOf(weight);
  let sum = 0;
  for (const character of text) sum += WIDTHS.get(character)?.[column] ?? UNKNOWN_WIDTH;
  return sum / 1_000;
}

/** Whether the font has this character. */
export function isDrawable(character: string): boolean {
  return WIDTHS.has(character);
}
