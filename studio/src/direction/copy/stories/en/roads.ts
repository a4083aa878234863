/** Stories of vehicles, streets and travel. How to write one: `story.ts`. */
export const ROADS_EN = `
carro: just get in
viral: Get in. Don’t ask where | Seriously, get in | ~The playlist’s mine | Tag your head of snacks
cinema: Keys. Radio. Road | No one said where | ~Better that way | Windows down
suave: Want to go for a drive? | No GPS | ~Music on low | A long talk

carro: shotgun
viral: Shotgun! | Called it, it’s law | ~Back seat picks the music | Middle seat: tag yourself
cinema: “Are we there yet?” | Ten minutes later | “Now?” | The road says no
suave: Long drives need good company | One stop for snacks | ~The same old stories | No one minds

carro: the name
viral: Every car has a name | What’s this one called? | ~Keep it clean | Comment what you call yours
cinema: Every car keeps one song | It played once | On some curve | And never left
suave: Remember your first car? | The noise it made | ~The smell | Where did it take you?

carros: count them
viral: Count the cars. Go | ~No guessing | Lost count? | Same. Comment it anyway
cinema: Every car, somewhere to be | Someone in a hurry | ~Someone who’d rather not go | Someone singing, loud
suave: There’s a day inside each car | Someone heading out | Someone heading home | Let them merge. It’s free

moto: on the back
viral: Helmet, keys, nerve | ~In that order | Who’s on the back? | Tag them. No fear
cinema: Two wheels. No cup holder | No radio debate | ~No back-seat driver | This is the appeal
suave: Ride easy | Somebody’s waiting for you | ~Helmet, always | And take in the view, slowly

moto: Sunday early
viral: Only riders get it | Sunday, open road, full tank | ~The long way, obviously | Tag someone who’d be up at six
cinema: Start it. Let it warm up | Helmet | ~Visor | The rest is road
suave: Enjoy the way there | ~Arriving fast is tiring | Stop for the view | Coffee on the way back

duasrodas: balance
viral: Meanwhile, in traffic… | I roll past | ~I wave | I’m home already
cinema: Balance works like this | Stop and you fall | So keep going | Slow counts
suave: A bit of wind helps | Nothing fancy | ~Once around the block | You come back lighter

bike: uphill
viral: Uphill: I regret everything | Downhill: forget what I said | ~My knees: we remember | Tag who disappears on the climb
cinema: One day, they let go | You hadn’t noticed | You kept pedaling | You still are
suave: Remember losing the training wheels? | The fear | ~The “look at me!” | You still know how

bike: coat rack
viral: I bought a bike for the commute | I went once | ~It holds my jackets now | Is yours a coat rack too? Comment
cinema: First you run out of breath | Then out of excuses | Then it passes | And no one wants to stop
suave: Take the bike today | ~It’s a different neighborhood | You get to see the houses | And say hi to a few

onibus: missed it
viral: That’s my bus! | Run | Gone | Next one’s in forty minutes
cinema: The bus comes at 7:10 | Or at 7:25 | ~Or it doesn’t | We all wait
suave: A bus window is a movie | ~Streets go by | A thought goes by | So, almost, does your stop

veiculo: on the road
viral: Two honks | A flash of the headlights | That’s “hi” on the road | Tag someone who always honks back
cinema: The road doesn’t end | It just changes names | ~Coffee, then a hundred more | And somebody is waiting
suave: Someone’s out driving right now | ~Far from home | May they get there safe | May they get there soon

veiculo: text me
viral: Who has the keys? | Nobody | ~Check the other pocket | Tag someone who loses everything
cinema: Leaving is easy | Picking the music isn’t | ~Three exits later… | Still picking
suave: “Text me when you get there” | It means I love you | ~It means be careful | Always text

aviao: flight prices
viral: Checked the flight prices | Closed the tab | ~Opened it again | Tag your bad influence
cinema: Gate 12. Final call | Someone runs | ~Someone gives up | The plane doesn’t wait
suave: Planes carry people off | And bring them back | Who are you waiting for? | Won’t be long now

aviao: window or aisle
viral: Window or aisle? | Middle isn’t on the ballot | ~Sleepers forfeit their snack | Comment and defend it
cinema: No signal up there | Two hours of peace | Landed. 47 messages | Take it back up
suave: Airport hugs run long | One | Another | Just one more

trem: next stop
viral: Next stop: Friday | Mind the gap | ~It’s called Wednesday | Please let Monday off first
cinema: A station. One minute | Someone gets off | Someone gets on | Two stories trade seats
suave: Lean your head on the window | Let it all go by | ~No steering required | Arriving is a detail

barco: seasick
viral: Packed sunscreen | ~Packed a hat | Forgot the seasick pills | Tag someone who’s queasy in a pool
cinema: Dry land is overrated | ~A little sway | No signal | Perfect
suave: Nobody runs on a boat | ~The water decides | The body sways | The mind sits down

barco: wanted
viral: Seeking a friend with a boat | Any size | ~Doesn’t need a motor | Just needs to invite me
cinema: No one steers the wind | You only trim the sail | It was just a boat | Now it’s advice
suave: Boats rock you without being asked | You forgot you liked that | ~You were very small last time | Stay for one more sway

viagem: where to
viral: Where would you go right now? | Money’s no object | ~First answer counts | Comment it and tag your plus-one
cinema: Trips begin as small talk | “What if we just went?” | No one takes it seriously | What if?
suave: Best part of any trip? | Your own bed after | ~The first shower, too | But go. You have to go first

rua: the lookout
viral: Every street has a lookout | Knows who came home | ~And with whom, and when | Tag yours
cinema: Same street, every day | The same strangers nod | ~No one knows a name | Then one day, someone says hello
suave: Walk with no headphones today | ~Streets tell you things | Somebody’s radio | A hello you almost missed

rua: the horn
viral: Light turns green. Somebody honks | In 0.2 seconds | ~A world record | Tag that driver
cinema: The sign says stop | The hurry says go | The bakery says come in | The bakery wins
suave: Stopping is part of it | ~Red light? Breathe | It’ll change | It always does

guardachuva: and then it was sunny
viral: Brought an umbrella: sunshine | Left it home: biblical flood | ~The sky has my number | Is it just me? Comment
cinema: Rain or shine | Someone forgets theirs | Someone shares | Plenty of stories start there
suave: There’s room for more under here | You just come closer | ~Shoulder to shoulder | And the talk starts

guardachuva: lost and found
viral: Lost and found: 200 items | 199 are umbrellas | One’s mine | ~Fine, two | How many have you lost?
cinema: It only hides when it’s needed | At home: three | In your bag: none | In the rain: you
suave: Shade is better shared | Scoot over | ~There’s space | Even if a shoulder sticks out

mala: nine shirts
viral: A two-day trip | Nine shirts in the suitcase | Wore one | Tag someone who packs the closet
cinema: What fits in a suitcase? | Three outfits | ~A bad plan | The wish to leave
suave: Pack light | ~Come back with plenty | Leave room in the suitcase | And a little in you

bolsa: the keys
viral: Looking for my keys in my bag | Found a receipt from 2019 | ~A fossilized mint | The keys? In my pocket
cinema: Inside, another universe | Three dead pens | ~A coin from somewhere | And the keys, at the bottom
suave: Someone you know carries everything | Tissues, a charger, a snack | ~A bandage, just in case | Ask what they need for once

rua: the corner
viral: I’m just going to the corner | Came back with three stories | ~And without the milk | Tag someone who takes this long
cinema: Every street keeps a rhythm | One goes by, then another | ~No one agreed on it | It almost always works
suave: Take the other sidewalk today | Same street, new side | ~You’ll notice a door | It was always there
`;
